import { useTranslation } from '../../i18n/translation.ts';
import { Notice } from '../../ui/Notice.tsx';

const notices = { registered: 'good', passwordChanged: 'good', ended: 'info' } as const;

/** Why one has come to the sign-in page, when there is a reason to tell. */
export const SignInNotice = ({ notice }: { notice: string | undefined }) => {
  const { t } = useTranslation();
  if (!notice || !(notice in notices)) return null;

  const known = notice as keyof typeof notices;
  return <Notice kind={notices[known]}>{t(`authentication.signIn.${known}`)}</Notice>;
};
