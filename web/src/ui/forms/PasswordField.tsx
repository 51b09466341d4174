import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './PasswordField.module.css';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'rightSection'>;

/** A password that can be shown; `error` is the code of the rule it breaks. */
export const PasswordField = (props: Props) => {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t('authentication.showPassword')}
      aria-pressed={isShown}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={20} />
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} rightSection={toggle} />;
};
