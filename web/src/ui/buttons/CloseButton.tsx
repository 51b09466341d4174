import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './CloseButton.module.css';

type Props = { close: () => void; size?: number; className?: string };

/** The way out of what opened over the page. */
export const CloseButton = ({ close, size = 22, className = classes.close }: Props) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={className} aria-label={t('shell.close')} onClick={close}>
      <IconX size={size} />
    </button>
  );
};
