import type { Roles } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { levelNames } from '../person-words.ts';
import { ceiling } from '../rights.ts';

type Props = { me: User; was: Roles; value: Roles; onChange: (access: Roles) => void };

const order = ['tools', 'renting', 'checking', 'management'] as const;
const levels = [1, 2, 3] as const;

/** What a worker may open, a module each, with what it means in words. */
export const AccessFields = ({ me, was, value, onChange }: Props) => {
  const { t } = useTranslation();
  const most = ceiling(me, was);
  const limited = order.some((module) => most[module] < 3);
  return (
    <Section title={t('users.access.title')} lead={t(limited ? 'users.access.leadLimited' : 'users.access.lead')}>
      {order.map((module) => {
        const role = `${module}RoleId` as const;
        return (
          <SegmentedChoice
            key={module}
            label={t(`users.access.${module}.label`)}
            meaning={t(`users.access.${module}.${levelNames[value[role]]}`)}
            options={levels.map((level) => ({
              value: level,
              label: t(`users.access.${levelNames[level]}`),
              disabled: level > most[module],
            }))}
            value={value[role]}
            onChange={(level) => onChange({ ...value, [role]: level })}
          />
        );
      })}
    </Section>
  );
};
