import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { CheckRow } from './CheckRow.tsx';
import classes from './fields.module.css';
import type { CheckIn } from './use-check-in.ts';
import type { Fields } from './use-fields.ts';

type Props = { checkIn: CheckIn; fields: Fields; isOptional: boolean };

/** A Spanish number is checked by its letter; whoever has none says so. */
export const NifField = ({ checkIn: { draft, set }, fields, isOptional }: Props) => {
  const { t } = useTranslation();
  const { hasForeignDocument } = draft.values;
  return (
    <div className={classes.nif}>
      <TextInput
        {...fields.field('nif')}
        {...(hasForeignDocument && { label: t('checkIn.fields.foreignDocument') })}
        {...(!isOptional && { required: true })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className={classes.capitals}
      />
      <CheckRow
        label={t('checkIn.fields.hasForeignDocument')}
        checked={hasForeignDocument}
        onChange={(checked) => set({ hasForeignDocument: checked })}
        quiet
      />
    </div>
  );
};
