import type { Language } from '@llave/contract/fields';
import { type QuotaKind, quotaKinds } from '@llave/contract/quotas';
import { useQuery } from '@tanstack/react-query';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { numberText } from '../../lib/text/numbers.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { quotaQuery } from './api.ts';
import classes from './UseCard.module.css';

/** How much the company uses of what it may have, a bar each. */
export const UseCard = ({ accountId }: { accountId: string }) => {
  const { t, language } = useTranslation();
  const use = useQuery(quotaQuery(accountId));
  return (
    <Section title={t('quotas.title')} lead={t('quotas.lead')}>
      {use.isPending && <Skeleton height={150} />}
      {use.isError && !use.data && <ErrorState error={use.error} fallback="quotas.failed" retry={use.refetch} />}
      {use.data &&
        quotaKinds.map((kind) => {
          const { used, most } = use.data[kind];
          const [shown, whole] = [amount(t, language, kind, used), amount(t, language, kind, most)];
          return (
            <div key={kind} className={classes.line}>
              <div className={classes.words}>
                <span>{t(`quotas.${kind}`)}</span>
                <span>{t('quotas.of', { used: shown, most: whole })}</span>
              </div>
              <meter
                className={classes.bar}
                min={0}
                max={most}
                high={most * 0.9}
                value={used}
                aria-label={t(`quotas.${kind}`)}
              />
            </div>
          );
        })}
    </Section>
  );
};

const GB = 1024 ** 3;

const amount = (t: Translate, language: Language, kind: QuotaKind, value: number) =>
  kind === 'bytes'
    ? t('quotas.gigabytes', { size: numberText(value / GB, language, value % GB === 0 ? 0 : 2) })
    : numberText(value, language);
