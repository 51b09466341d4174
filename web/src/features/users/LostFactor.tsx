import type { User } from '@llave/contract/users';
import { IconFingerprintOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dropFactorsOf } from '../factors/api.ts';

/** For somebody who lost their phone and the codes: they get in with the password alone again. */
export const LostFactor = ({ person }: { person: User }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const name = fullName(person);
  const remove = async () => {
    await dropFactorsOf(person.id);
    setAsked(false);
    announce(t('factors.removed'));
  };
  const explain = (error: unknown) =>
    (error as { code?: string } | null)?.code === 'notFound' ? t('factors.lost.none', { name }) : undefined;
  return (
    <>
      <Button variant="default" leftSection={<IconFingerprintOff size={20} />} onClick={() => setAsked(true)}>
        {t('factors.lost.act')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('factors.lost.title', { name })}
          confirm={t('factors.remove')}
          danger
          failed="factors.removeFailed"
          explain={explain}
          act={remove}
          close={() => setAsked(false)}
        >
          <p>{t('factors.lost.lead')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
