import type { Account } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { Section } from '../../ui/Section.tsx';
import { Deletion } from './Deletion.tsx';
import { Export } from './Export.tsx';

/** The end of the account page: taking everything along, and going. */
export const LeavingCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <div id="leaving">
      <Section title={t('departures.title')} lead={t('departures.lead')}>
        <Export accountId={account.id} />
        <Deletion account={account} />
      </Section>
    </div>
  );
};
