import { allows } from '@llave/contract/access';
import { getTool } from '@llave/contract/tools';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session.ts';
import classes from './HeldTools.module.css';

export type Held = { id: string; name: string };

/** What somebody must give back before they can be deleted, each with the way to it for those who may see tools. */
export const HeldTools = ({ tools }: { tools: Held[] }) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const maySee = me && allows(getTool.access, me);
  return (
    <>
      <p>{t('errors.holdsTools')}</p>
      <ul className={classes.list}>
        {tools.map(({ id, name }) => (
          <li key={id}>
            {maySee ? (
              <Link to="/dashboard/tool/$toolId" params={{ toolId: id }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
