import type { Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { changed } from '../../../lib/calls/queries.ts';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { actsOf } from '../acts.ts';
import { statesOf, toneOf } from '../cards/states.ts';
import { ToolActs } from '../cards/ToolActs.tsx';
import { LockerSelect } from './LockerSelect.tsx';
import classes from './StatusCard.module.css';
import { StatusFacts } from './StatusFacts.tsx';

type Props = { tool: Tool; me: User; mayManage: boolean };

/** How the tool is right now and what to do with it, also while somebody is typing beside it. */
export const StatusCard = ({ tool, me, mayManage }: Props) => {
  const { t } = useTranslation();
  const usable = actsOf(tool, me)[0] !== 'open';
  return (
    <section className={classes.card} data-tone={toneOf(tool, me.id)} aria-label={t('tool.status.title')}>
      <Picture
        className={classes.picture}
        url={tool.imgUrl}
        alt={tool.name}
        placeholder={<IconTool size={64} stroke={1.4} />}
        onFail={() => changed('tool', [tool.id])}
      />
      <div className={classes.body}>
        <div className={classes.chips}>
          {statesOf(tool, me.id).map(({ tone, text }) => (
            <Chip key={text} tone={tone}>
              {t(text)}
            </Chip>
          ))}
        </div>
        {!tool.isEnable && <p className={classes.note}>{t('tool.status.blockedLead')}</p>}
        <StatusFacts tool={tool} withLocker={!mayManage && tool.status !== 'retired'} />
        {mayManage && <LockerSelect tool={tool} />}
        {usable && <ToolActs tool={tool} me={me} />}
      </div>
    </section>
  );
};
