import { allows } from '@llave/contract/access';
import { cancelDeletion } from '@llave/contract/departures';
import { createTool, listTools } from '@llave/contract/tools';
import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayOfWeek } from '../../lib/dates.ts';
import { useNow } from '../../lib/now.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Calibrations } from './Calibrations.tsx';
import { Company } from './Company.tsx';
import { Departure } from './Departure.tsx';
import { FindTool } from './FindTool.tsx';
import classes from './HomePage.module.css';
import { InUse } from './InUse.tsx';
import { Mine } from './Mine.tsx';
import { OpenIncidents } from './OpenIncidents.tsx';

/** What one has, what one looks for, and what needs attention; who leads the workshop sees first who has what. */
export const HomePage = () => {
  const { t, language } = useTranslation();
  const me = useSession()?.user;
  const now = useNow();
  usePageTitle(t('shell.home'));
  if (!me) return null;

  const leads = allows(createTool.access, me);
  return (
    <>
      <h1>{me.name ? t('home.hello', { name: me.name }) : t('home.helloNobody')}</h1>
      <p className={classes.date}>{dayOfWeek(now, language)}</p>
      {allows(cancelDeletion.access, me) && <Departure me={me} />}
      {allows(listTools.access, me) ? (
        <div className={classes.columns}>
          <div className={classes.main}>
            <Mine me={me} always={!leads} />
            {leads && <InUse me={me} />}
            <FindTool me={me} />
          </div>
          <div className={classes.side}>
            {!leads && <InUse me={me} />}
            {leads && <Calibrations me={me} />}
            <OpenIncidents me={me} />
            <Company me={me} />
          </div>
        </div>
      ) : (
        <div className={classes.columns}>
          <EmptyState icon={<IconMoodSmile size={36} />} title={t('home.quiet')} lead={t('home.quietLead')} />
          <Company me={me} />
        </div>
      )}
    </>
  );
};
