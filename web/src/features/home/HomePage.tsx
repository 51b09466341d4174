import { allows } from '@llave/contract/access';
import { cancelDeletion } from '@llave/contract/departures';
import { smallPicture } from '@llave/contract/picture-address';
import { getRentalDay } from '@llave/contract/today';
import { createTool, listTools } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { dayOfWeek } from '../../lib/time/dates.ts';
import { dayText, today } from '../../lib/time/days.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { dueText } from '../../ui/signs/time-texts.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { accountQuery } from '../accounts/api.ts';
import { DeletionCard } from '../departures/DeletionCard.tsx';
import { useTools } from '../tools/api.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { Company } from './Company.tsx';
import { HomeList } from './HomeList.tsx';
import classes from './HomePage.module.css';
import { LinkLine } from './LinkLine.tsx';
import { OpenIncidents } from './OpenIncidents.tsx';
import { RentalDay } from './RentalDay.tsx';

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
            {allows(getRentalDay.access, me) && <RentalDay me={me} />}
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
          {allows(getRentalDay.access, me) ? (
            <div className={classes.main}>
              <RentalDay me={me} />
            </div>
          ) : (
            <EmptyState icon={<IconMoodSmile size={36} />} title={t('home.quiet')} lead={t('home.quietLead')} />
          )}
          <Company me={me} />
        </div>
      )}
    </>
  );
};

/** That the company is about to go, where somebody asked for it. */
const Departure = ({ me }: { me: User }) => {
  const account = useQuery(accountQuery(me.accountId));
  return account.data ? <DeletionCard account={account.data} /> : null;
};

const mine = { mine: 'true' };

type MineProps = {
  me: User;
  /** Says so when one has none. */
  always: boolean;
};

/** The tools that one has, each with the way to give it back. */
const Mine = ({ me, always }: MineProps) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, '', mine);
  return (
    <HomeList title={t('home.mine')} list={list} failed="tools.failed" empty={always ? t('home.mineEmpty') : undefined}>
      {(tool) => <ToolLineCard tool={tool} me={me} />}
    </HomeList>
  );
};

const held = { held: 'true' };
const most = 6;

/** Who has what, and since when. */
const InUse = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, '', held);
  const rest = (list.items?.length ?? 0) > most && (
    <Link to="/dashboard/tools" search={{ show: 'inUse' }}>
      {t('home.seeInUse')}
    </Link>
  );
  return (
    <HomeList
      title={t('home.inUse')}
      list={list}
      failed="tools.failed"
      most={most}
      empty={t('home.inUseEmpty')}
      link={rest}
    >
      {(tool) => <ToolLineCard tool={tool} me={me} />}
    </HomeList>
  );
};

const everything = {};
const [atFirst, found] = [8, 24];

/** The board in short: what one looks for comes up while one types. */
const FindTool = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const list = useTools(me.accountId, q, everything);
  const most = q ? found : atFirst;
  return (
    <div className={classes.find}>
      <HomeList
        title={t('home.search')}
        list={list}
        failed="tools.failed"
        most={most}
        head={<SearchField label={t('home.searchLabel')} value={q} onSearch={setQ} />}
        empty={q ? t('home.noMatch', { words: q }) : t('home.noTools')}
      >
        {(tool) => <ToolLineCard tool={tool} me={me} />}
      </HomeList>
      {(list.items?.length ?? 0) > most && (
        <ButtonLink to="/dashboard/tools" search={{ q }} variant="default" fullWidth>
          {t(q ? 'home.seeMatches' : 'home.seeAll')}
        </ButtonLink>
      )}
    </div>
  );
};

const due = { calibrationDue: 'true' };
const calibrationsMost = 6;

/** The tools whose calibration is over or soon will be, each with its day. */
const Calibrations = ({ me }: { me: User }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const list = useTools(me.accountId, '', due);
  return (
    <HomeList title={t('home.calibrations')} list={list} failed="tools.failed" most={calibrationsMost}>
      {({ id, name, imgUrl, nextCalibration }) => {
        const day = nextCalibration ?? today(now);
        return (
          <LinkLine
            to="/dashboard/tool/$toolId"
            params={{ toolId: id }}
            pictureUrl={smallPicture(imgUrl)}
            name={name}
            detail={t('home.calibrationOn', { words: dueText(t, day, now), day: dayText(day, language) })}
            late={day < today(now)}
          />
        );
      }}
    </HomeList>
  );
};
