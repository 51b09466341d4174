import type { User } from '@llave/contract/users';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { download, pngOf, slug } from '../../lib/download.ts';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { drawQr } from './api.ts';
import classes from './SignInCodeDialog.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = { person: User; close: () => void };

const validSeconds = 10 * 60;

/** A code that the worker scans from this screen with their own phone. */
export const SignInCodeDialog = ({ person, close }: Props) => {
  const { t } = useTranslation();
  const { mutate: make, ...code } = useMutation({ mutationFn: () => drawQr(person.id, 'sign-in') });
  useEffect(make, [make]);
  const left = useSecondsLeft(code.data, validSeconds);
  const name = fullName(person);
  return (
    <Dialog close={close} title={t('users.signInCode.title', { name })}>
      <div className={classes.body}>
        <p className={classes.lead}>{t('users.signInCode.lead')}</p>
        {!code.data && !code.isError && <Skeleton height={264} width={264} />}
        {code.isError && <ErrorState error={code.error} fallback="users.signInCode.failed" retry={make} />}
        {code.data && left > 0 && (
          <>
            <img
              className={classes.qr}
              src={`data:image/png;base64,${code.data}`}
              alt={t('users.signInCode.alt', { name })}
            />
            <p className={classes.terms}>
              {t('users.signInCode.terms')}
              <span role="timer" className={classes.left}>
                {t('users.signInCode.left', { time: clock(left) })}
              </span>
            </p>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} />}
              onClick={() => download(`sign-in-${slug(name)}.png`, pngOf(code.data))}
            >
              {t('users.signInCode.download')}
            </Button>
          </>
        )}
        {code.data && left <= 0 && (
          <>
            <p role="status">{t('users.signInCode.over')}</p>
            <Button leftSection={<IconRefresh size={20} />} loading={code.isPending} onClick={() => make()}>
              {t('users.signInCode.again')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
