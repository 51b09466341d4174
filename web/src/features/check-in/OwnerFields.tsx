import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import classes from './fields.module.css';
import { NifField } from './NifField.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { CheckIn } from './use-check-in.ts';
import type { Fields } from './use-fields.ts';

type Props = {
  checkIn: CheckIn;
  fields: Fields;
  /** For a crane operator, who may not know the owner. */
  isOptional?: boolean;
};

/** The vehicle's owner, for the receipt. */
export const OwnerFields = ({ checkIn, fields, isOptional = false }: Props) => {
  const { t } = useTranslation();
  const needed = !isOptional && { required: true };
  return (
    <fieldset className={classes.group}>
      <legend>{t(isOptional ? 'checkIn.crane.ownerLead' : 'checkIn.person.you')}</legend>
      <div className={classes.pair}>
        <TextInput
          {...fields.field('name')}
          {...needed}
          autoComplete={isOptional ? 'off' : 'given-name'}
          maxLength={100}
        />
        <TextInput
          {...fields.field('surname')}
          {...(!isOptional && { label: t('checkIn.optional', { label: t('checkIn.fields.surname') }) })}
          autoComplete={isOptional ? 'off' : 'family-name'}
          maxLength={100}
        />
      </div>
      <NifField checkIn={checkIn} fields={fields} isOptional={isOptional} />
      {!isOptional && <PhoneField fields={fields} />}
      <TextInput
        {...fields.field('email')}
        {...needed}
        description={!isOptional && t('checkIn.fields.emailHint')}
        type="email"
        autoComplete={isOptional ? 'off' : 'email'}
        maxLength={254}
      />
    </fieldset>
  );
};
