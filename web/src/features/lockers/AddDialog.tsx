import type { Locker } from '@llave/contract/lockers';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Select } from '../../ui/Select.tsx';
import { addLocker, type UseType } from './api.ts';
import classes from './LockerFields.module.css';
import { LockerFields } from './LockerFields.tsx';
import { type LockerValues, takenNumber } from './locker-form.ts';
import { series, suggested } from './numbers.ts';

type Props = { lockers: Locker[]; useType: UseType; close: () => void };
type Values = LockerValues & { count: number };

const counts = Array.from({ length: 50 }, (_, at) => at + 1);

/** One locker or a row of them, numbered one after the other; what is refused stays to be mended. */
export const AddDialog = ({ lockers, useType, close }: Props) => {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const number = suggested(lockers.map(({ identifierValue }) => identifierValue));
  const size = lockers.at(-1)?.lockerSize ?? 4;

  const send = async ({ count, ...values }: Values) => {
    for (const [index, identifierValue] of series(values.identifierValue, count).entries()) {
      setAt(index + 1);
      await addLocker({ ...values, identifierValue }).catch((error) => {
        form.reset({ ...values, identifierValue, count: count - index });
        throw error;
      });
    }
    close();
    announce(t('lockers.form.added', { count }));
  };
  const form = useForm<Values>({
    initial: { identifierValue: number, identifier: '', lockerSize: size, useType, count: 1 },
    schema: () => import('@llave/contract/lockers').then((file) => file.lockerForm),
    blame: takenNumber,
    send,
  });
  const { identifierValue, count } = form.values;
  const [first, last] = [identifierValue.trim(), series(identifierValue, count).at(-1) ?? ''];

  return (
    <Dialog close={close} title={t('lockers.form.addTitle')} size="lg">
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <LockerFields form={form} note={count > 1 ? t('lockers.form.series', { first, last }) : undefined}>
          <Select
            label={t('lockers.form.count')}
            value={count}
            onChange={(event) => form.set('count', Number(event.currentTarget.value))}
          >
            {counts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </LockerFields>
        <FailureNotice error={form.failure} fallback="lockers.form.addFailed" />
        <div className={classes.actions}>
          {form.busy && count > 1 && <p role="status">{t('lockers.form.adding', { at, count })}</p>}
          <Button variant="default" onClick={close}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('lockers.form.submit', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
