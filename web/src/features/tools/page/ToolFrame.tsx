import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';

type Props = { title: string; lead: string; action?: ReactNode; children: ReactNode };

/** A tool's page: the way back to the others, which one it is, and what can be done with it. */
export const ToolFrame = ({ title, lead, action, children }: Props) => {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <>
      <BackLink to="/dashboard/tools">{t('tool.return')}</BackLink>
      <PageHead title={title} lead={lead}>
        {action}
      </PageHead>
      {children}
    </>
  );
};
