import type { Roles } from '@llave/contract/access';
import { useTranslation } from '../../i18n/translation.ts';
import { Fact } from '../../ui/Fact.tsx';
import classes from './ProfilePage.module.css';

const order = ['tools', 'renting', 'checking', 'management'] as const;
const levels = { 1: 'none', 2: 'view', 3: 'manage' } as const;

/** What one may do in each part of the product, in words. */
export const OwnRoles = ({ access }: { access: Roles }) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.roles}>
      {order.map((module) => {
        const level = levels[access[`${module}RoleId`]];
        return (
          <Fact key={module} label={t(`users.access.${module}.label`)}>
            <span className={level === 'none' ? classes.none : undefined}>{t(`profile.${module}.${level}`)}</span>
          </Fact>
        );
      })}
    </dl>
  );
};
