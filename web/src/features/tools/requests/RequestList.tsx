import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { FewOf } from '../../../ui/FewOf.tsx';
import { RequestBand } from './RequestBand.tsx';

/** The first of those who ask for a tool that one has, and the rest for who asks. */
export const RequestList = ({ tools, me }: { tools: ToolCard[]; me: User }) => {
  const { t } = useTranslation();
  return (
    <section aria-label={t('tools.requests')} aria-live="polite">
      <FewOf items={tools} most={3} more={(count) => t('tools.moreRequests', { count })}>
        {(tool) => <RequestBand tool={tool} me={me} />}
      </FewOf>
    </section>
  );
};
