import type { User } from '@llave/contract/users';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { notifyError, notifySuccess } from '../../ui/toasts/notify.ts';
import classes from './UnconfirmedBand.module.css';
import { isWaiting } from './waiting.ts';

type Props = { person: User; isOwn?: boolean };

const load = () => import('./api.ts');

/** Says that an address waits for its owner's word, what counts until then, and sends the link again. */
export const UnconfirmedBand = ({ person, isOwn = false }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  if (!isWaiting(person)) return null;

  const send = async () => {
    setBusy(true);
    try {
      await (await load()).sendLink(person.id);
      notifySuccess(t('shell.unconfirmed.sent'));
    } catch (error) {
      notifyError(failureText(t, error, 'shell.unconfirmed.failed'));
    }
    setBusy(false);
  };
  const kind = person.confirmedEmail ? 'other' : 'first';
  const words = isOwn ? (`shell.unconfirmed.own.${kind}` as const) : (`shell.unconfirmed.${kind}` as const);
  return (
    <section className={classes.band} aria-label={t('shell.unconfirmed.title')}>
      <IconMailExclamation size={22} />
      <p>{t(words, { email: person.email ?? '', confirmed: person.confirmedEmail ?? '' })}</p>
      <Button variant="default" loading={busy} onClick={() => void send()}>
        {t('shell.unconfirmed.again')}
      </Button>
    </section>
  );
};
