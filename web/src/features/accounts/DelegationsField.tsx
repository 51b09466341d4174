import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { FieldErrors } from '../../lib/form-values.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './DelegationsField.module.css';
import { PasteDelegationsDialog } from './PasteDelegationsDialog.tsx';

type Props = { value: string[]; onChange: (value: string[]) => void; errors: FieldErrors; max: number };

export const DelegationsField = ({ value, onChange, errors, max }: Props) => {
  const { t } = useTranslation();
  const [pasting, setPasting] = useState(false);
  const fresh = useRef(false);
  const full = value.length >= max;

  const add = () => {
    fresh.current = true;
    onChange([...value, '']);
  };

  return (
    <>
      {value.length === 0 && <p className={classes.empty}>{t('accounts.noDelegations')}</p>}
      {value.length > 0 && (
        <ul className={classes.list}>
          {value.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a delegation is nothing but its place and its name
            <li key={index}>
              <TextField
                name={`delegations.${index}`}
                aria-label={t('accounts.delegation', { number: index + 1 })}
                value={name}
                onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
                error={errors[`delegations.${index}`]}
                autoFocus={fresh.current && index === value.length - 1}
              />
              <IconButton
                label={t('accounts.removeDelegation', { name: name.trim() || t('accounts.unnamed') })}
                onClick={() => onChange(value.toSpliced(index, 1))}
                danger
              >
                <IconTrash size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {full && <Notice kind="info">{t('accounts.tooManyDelegations', { count: max })}</Notice>}
      <div className={classes.actions}>
        <Button variant="light" leftSection={<IconPlus size={18} />} onClick={add} disabled={full}>
          {t('accounts.addDelegation')}
        </Button>
        <Button variant="default" onClick={() => setPasting(true)} disabled={full}>
          {t('accounts.pasteDelegations')}
        </Button>
      </div>
      <PasteDelegationsDialog
        opened={pasting}
        close={() => setPasting(false)}
        known={value}
        room={max - value.length}
        add={(names) => onChange([...value, ...names])}
      />
    </>
  );
};
