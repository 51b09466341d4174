import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './disclosure.module.css';
import { OwnerFields } from './OwnerFields.tsx';
import type { CheckIn } from './use-check-in.ts';
import type { Fields } from './use-fields.ts';

type Props = { checkIn: CheckIn; fields: Fields };

/** What a crane operator may know of the owner: out of the way until it is wanted. */
export const CraneOwner = ({ checkIn, fields }: Props) => {
  const { t } = useTranslation();
  const { name, surname, nif, email } = checkIn.draft.values;
  const [isOpen] = useState([name, surname, nif, email].some((text) => text !== ''));
  return (
    <details className={classes.disclosure} open={isOpen}>
      <summary>
        <IconUser size={22} stroke={1.8} />
        <span>{t('checkIn.crane.owner')}</span>
        <IconChevronDown size={20} className={classes.arrow} />
      </summary>
      <div className={classes.inside}>
        <OwnerFields checkIn={checkIn} fields={fields} isOptional />
      </div>
    </details>
  );
};
