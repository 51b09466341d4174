import type { Today } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { Attention } from './Attention.tsx';
import { Company } from './Company.tsx';
import { Figures } from './Figures.tsx';
import { HomeList } from './HomeList.tsx';
import classes from './HomePage.module.css';
import { InUse } from './InUse.tsx';
import { Reception } from './Reception.tsx';
import { RentalDay } from './RentalDay.tsx';

type Props = {
  today: Today;
  me: User;
  /** One's own tools and the search, for who uses tools and does not lead the workshop. */
  tools: ReactNode;
};

/** The day as far as one may see it: what comes and goes first, then what waits, then who has what. */
export const Day = ({ today, me, tools }: Props) => {
  const { t } = useTranslation();
  const { rental, reception, workshop } = today;
  const isQuiet = !rental && !reception && !workshop;
  const leads = workshop && !tools;
  return (
    <>
      <Figures today={today} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {isQuiet && (
            <EmptyState icon={<IconMoodSmile size={36} />} title={t('home.quiet')} lead={t('home.quietLead')} />
          )}
          {rental && <RentalDay rental={rental} />}
          {reception && <Reception reception={reception} me={me} />}
          {tools}
          {leads && (
            <div className={classes.last}>
              <HomeList title={t('home.mine')} items={workshop.mine.items}>
                {(tool) => <ToolLineCard tool={tool} me={me} />}
              </HomeList>
              <InUse inUse={workshop.inUse} me={me} />
            </div>
          )}
        </div>
        <div className={classes.side}>
          <Attention today={today} me={me} />
          {workshop && !leads && <InUse inUse={workshop.inUse} me={me} />}
          <div className={classes.last}>
            <Company me={me} />
          </div>
        </div>
      </div>
    </>
  );
};
