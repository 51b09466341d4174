import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePages } from '../../../lib/calls/pages.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { FewOf } from '../../../ui/tables/FewOf.tsx';
import { askedPages } from '../api.ts';
import { Answers } from '../cards/Answers.tsx';
import { useToolAct } from '../cards/use-tool-act.ts';
import classes from './RequestBands.module.css';

/** Who asks for which of the tools that one has, whatever one is doing. */
export const RequestBands = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const { items = [] } = usePages(askedPages(me.accountId));
  return (
    <section aria-label={t('tools.requests')} aria-live="polite">
      <FewOf items={items} most={3} more={(count) => t('tools.moreRequests', { count })}>
        {(tool) => <RequestBand tool={tool} me={me} />}
      </FewOf>
    </section>
  );
};

/** Somebody asks for a tool that one has: yes or no. */
const RequestBand = ({ tool, me }: { tool: ToolCard; me: User }) => {
  const { t } = useTranslation();
  const { doing, press } = useToolAct(tool, me.id);
  const { requester } = tool;
  if (!requester) return null;
  return (
    <div className={classes.band}>
      <Initials user={requester} />
      <p className={classes.words}>
        {t('tools.asksFor', { name: fullName(requester), tool: tool.name })}
        <span>{tool.reference}</span>
      </p>
      <Answers tool={tool} doing={doing} press={press} className={classes.answers} />
    </div>
  );
};
