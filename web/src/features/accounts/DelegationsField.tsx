import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Textarea } from '../../ui/forms/Textarea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import classes from './DelegationsField.module.css';
import { newNames } from './new-names.ts';

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

type PasteDelegationsDialogProps = {
  opened: boolean;
  close: () => void;
  known: string[];
  room: number;
  add: (names: string[]) => void;
};

const PasteDelegationsDialog = ({ opened, close, known, room, add }: PasteDelegationsDialogProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const names = newNames(text, known);

  const finish = () => {
    add(names);
    setText('');
    close();
  };

  return (
    <Dialog opened={opened} close={close} title={t('accounts.pasteTitle')}>
      <div className={classes.body}>
        <Textarea
          label={t('accounts.pasteLabel')}
          description={t('accounts.pasteHint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rows={10}
          data-autofocus
        />
        {names.length > room && <Notice kind="bad">{t('accounts.tooManyDelegations', { count: room })}</Notice>}
        <Button onClick={finish} disabled={names.length === 0 || names.length > room}>
          {t('accounts.pasteAdd', { count: names.length })}
        </Button>
      </div>
    </Dialog>
  );
};
