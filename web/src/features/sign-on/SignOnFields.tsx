import type { Reply } from '@llave/contract/endpoint';
import { type getSignOn, signOnForm } from '@llave/contract/sign-on';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { CopyLink } from '../../ui/buttons/CopyLink.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { Select } from '../../ui/forms/Select.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import row from '../../ui/forms/setting-row.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { dropSignOn, saveSignOn } from './api.ts';

type Props = { accountId: string; settings: Reply<typeof getSignOn> };

export const SignOnFields = ({ accountId, settings }: Props) => {
  const { t } = useTranslation();
  const [isEnding, setIsEnding] = useState(false);
  const { signOn, domains, breakGlass, redirectUri } = settings;
  const choices = [...new Set([...(signOn ? [signOn.domain] : []), ...domains])];
  const form = useForm({
    initial: {
      issuer: signOn?.issuer ?? '',
      clientId: signOn?.clientId ?? '',
      clientSecret: '',
      domain: signOn?.domain ?? choices[0] ?? '',
      passwordsOff: signOn?.passwordsOff ?? false,
      breakGlassId: signOn?.breakGlassId ?? breakGlass[0]?.id ?? '',
    },
    schema: async () => signOnForm,
    send: async (values) => {
      await saveSignOn(accountId, values);
      notifySuccess(t('forms.saved'));
    },
  });
  const end = async () => {
    await dropSignOn(accountId);
    notifySuccess(t('signOn.ended'));
  };
  if (choices.length === 0) return <Notice kind="info">{t('signOn.noDomain')}</Notice>;

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <CopyLink label={t('signOn.redirectUri')} description={t('signOn.redirectUriLead')} url={redirectUri} />
      <TextField
        {...form.field('issuer')}
        label={t('signOn.issuer')}
        description={t('signOn.issuerLead')}
        error={form.errors.issuer}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('clientId')}
        label={t('signOn.clientId')}
        error={form.errors.clientId}
        autoComplete="off"
      />
      <TextField
        {...form.field('clientSecret')}
        label={t('signOn.clientSecret')}
        description={t(signOn ? 'signOn.clientSecretKept' : 'signOn.clientSecretLead')}
        error={form.errors.clientSecret}
        type="password"
        autoComplete="off"
      />
      <Select {...form.field('domain')} label={t('signOn.domain')} description={t('signOn.domainLead')}>
        {choices.map((domain) => (
          <option key={domain}>{domain}</option>
        ))}
      </Select>
      <SwitchRow
        label={t('signOn.passwordsOff')}
        description={t('signOn.passwordsOffLead')}
        checked={form.values.passwordsOff}
        onChange={(on) => form.set('passwordsOff', on)}
      />
      {form.values.passwordsOff && (
        <Select {...form.field('breakGlassId')} label={t('signOn.breakGlass')} description={t('signOn.breakGlassLead')}>
          {breakGlass.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <FailureNotice error={form.failure} fallback="signOn.saveFailed" />
      <div className={row.actions}>
        <Button type="submit" loading={form.busy}>
          {t('signOn.save')}
        </Button>
        {signOn && (
          <>
            <ButtonLink variant="default" to="/sign-on">
              {t('signOn.test')}
            </ButtonLink>
            <Button variant="subtle" onClick={() => setIsEnding(true)}>
              {t('signOn.end')}
            </Button>
          </>
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t('signOn.endTitle')}
          confirm={t('signOn.end')}
          danger
          failed="signOn.saveFailed"
          act={end}
          close={() => setIsEnding(false)}
        >
          <p>{t('signOn.endLead')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
};
