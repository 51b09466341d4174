import type { User } from '@llave/contract/users';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import row from '../../ui/forms/setting-row.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx';

/** One's own password, on one's own page. */
export const PasswordCard = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  return (
    <Section title={t('profile.password.title')} lead={t('profile.password.lead')}>
      <div className={row.row}>
        <p>{t('profile.password.about')}</p>
        <Button variant="default" leftSection={<IconLock size={20} />} onClick={() => setChanging(true)}>
          {t('shell.changePassword')}
        </Button>
      </div>
      <OwnPasswordDialog user={me} opened={changing} close={() => setChanging(false)} />
    </Section>
  );
};
