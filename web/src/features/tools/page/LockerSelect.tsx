import type { Tool } from '@llave/contract/tools';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { lockersQuery } from '../../lockers/api.ts';
import { setLocker } from '../editing-api.ts';
import classes from './LockerSelect.module.css';

/** Where the tool is kept: its locker or a free one, saved as soon as it is chosen. */
export const LockerSelect = ({ tool }: { tool: Tool }) => {
  const { t } = useTranslation();
  const lockers = useQuery(lockersQuery(tool.accountId, 'Tool'));
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const choose = async (lockerId: string) => {
    setChosen(lockerId);
    setFailure(null);
    try {
      await setLocker(tool, lockerId || null);
      notifySuccess(t('tool.lockerSaved'));
    } catch (error) {
      setFailure(error);
    }
    setChosen(null);
  };
  const free = (lockers.data ?? []).filter(({ id, status }) => status === 'Available' && id !== tool.locker?.id);
  return (
    <div className={classes.place}>
      <Select
        label={t('tool.status.locker')}
        description={t('tool.lockerHint')}
        value={chosen ?? tool.locker?.id ?? ''}
        disabled={chosen !== null}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value="">{t('tool.status.noLocker')}</option>
        {tool.locker && <option value={tool.locker.id}>{tool.locker.identifierValue}</option>}
        {free.map((locker) => (
          <option key={locker.id} value={locker.id}>
            {[locker.identifierValue, locker.identifier].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
      <FailureNotice error={failure} fallback="tool.lockerFailed" />
      {lockers.isError && !lockers.data && <FailureNotice error={lockers.error} fallback="tool.lockersFailed" />}
    </div>
  );
};
