import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { Spinner } from '../../../ui/states/Spinner.tsx';
import classes from './PersonChoice.module.css';

type Props = { person: User; isMe: boolean; isHolder: boolean; busy: boolean; choose: () => void };

/** One of the people whom a tool can be given to; who has it already is only named. */
export const PersonChoice = ({ person, isMe, isHolder, busy, choose }: Props) => {
  const { t } = useTranslation();
  const remark = isHolder ? t('tools.assign.holder') : isMe ? t('tools.assign.you') : (person.userName ?? person.email);
  return (
    <li>
      <button type="button" className={classes.choice} disabled={isHolder} onClick={choose}>
        <Initials user={person} quiet />
        <span className={classes.name}>
          {fullName(person)}
          <span>{remark}</span>
        </span>
        {busy && <Spinner />}
      </button>
    </li>
  );
};
