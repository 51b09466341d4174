import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { newNames } from './new-names.ts';
import classes from './PasteDelegationsDialog.module.css';

type Props = {
  opened: boolean;
  close: () => void;
  known: string[];
  room: number;
  add: (names: string[]) => void;
};

export const PasteDelegationsDialog = ({ opened, close, known, room, add }: Props) => {
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
