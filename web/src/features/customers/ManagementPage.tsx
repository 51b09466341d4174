import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicMessage } from '../../ui/PublicMessage.tsx';
import { Management } from './Management.tsx';
import { readVisitHere } from './visit.ts';

/** The booking that was found in this tab. */
export const ManagementPage = () => {
  const { t } = useTranslation();
  const [visit] = useState(readVisitHere);
  usePageTitle(t('customers.title'));
  if (visit) return <Management visit={visit} />;

  return (
    <PublicFrame host={null} about={t('customers.title')}>
      <PublicMessage
        icon={<IconSearch size={40} stroke={1.6} />}
        title={t('customers.trouble.noVisit')}
        lead={t('customers.trouble.noVisitLead')}
      />
    </PublicFrame>
  );
};
