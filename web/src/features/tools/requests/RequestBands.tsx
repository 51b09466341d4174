import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePages } from '../../../lib/calls/pages.ts';
import { FewOf } from '../../../ui/tables/FewOf.tsx';
import { askedPages } from '../api.ts';
import { RequestBand } from './RequestBand.tsx';

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
