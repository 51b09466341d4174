import type { Notice } from '@llave/contract/notices';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { FewOf } from '../../ui/FewOf.tsx';
import { NoticeRow } from './NoticeRow.tsx';

type Props = { notices: Notice[]; act: (notice: Notice) => ReactNode; dismiss: (notice: Notice) => void };

/** The newest notice, and the rest for who asks. */
export const NoticeList = ({ notices, act, dismiss }: Props) => {
  const { t } = useTranslation();
  return (
    <section aria-label={t('notices.title')} aria-live="polite">
      <FewOf items={notices} most={1} more={(count) => t('notices.more', { count })}>
        {(notice) => <NoticeRow notice={notice} act={act(notice)} dismiss={() => dismiss(notice)} />}
      </FewOf>
    </section>
  );
};
