import { IconCarCrane, IconChevronRight, IconUser } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './RoleChoice.module.css';

type Props = { onChoose: (isOwner: boolean) => void; disabled: boolean };

/** Two large cards: the owner, or whoever brings the vehicle on a tow truck. */
export const RoleChoice = ({ onChoose, disabled }: Props) => {
  const { t } = useTranslation();
  const roles = [
    { role: 'owner', icon: <IconUser size={34} stroke={1.7} /> },
    { role: 'crane', icon: <IconCarCrane size={34} stroke={1.7} /> },
  ] as const;
  return (
    <section aria-labelledby="who" className={classes.who}>
      <h2 id="who">{t('checkIn.intro.who')}</h2>
      {roles.map(({ role, icon }) => (
        <button
          key={role}
          type="button"
          className={classes.role}
          disabled={disabled}
          onClick={() => onChoose(role === 'owner')}
        >
          <span className={classes.tile}>{icon}</span>
          <span className={classes.words}>
            <strong>{t(`checkIn.intro.${role}`)}</strong>
            <span>{t(`checkIn.intro.${role}Lead`)}</span>
          </span>
          <IconChevronRight size={24} />
        </button>
      ))}
    </section>
  );
};
