import type { Range } from '@llave/contract/reports';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { today } from '../../../lib/time/days.ts';
import { FilterPills } from '../../../ui/forms/FilterPills.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import classes from './RangeFields.module.css';
import { isWhole, problemOf, quickNames, quickOf, quickRanges } from './ranges.ts';

type Props = { range: Range; onChange: (range: Range) => void };

/** From which day to which, both included; a start after the end is said at once. */
export const RangeFields = ({ range, onChange }: Props) => {
  const { t } = useTranslation();
  const { from, to } = range;
  const [typed, setTyped] = useState(range);
  useEffect(() => setTyped({ from, to }), [from, to]);

  const change = (next: Range) => {
    setTyped(next);
    if (isWhole(next.from) && isWhole(next.to)) onChange(next);
  };
  const day = today();
  const problem = problemOf(range);
  return (
    <div className={classes.range}>
      <div className={classes.quick}>
        <FilterPills
          label={t('reports.range.quick')}
          options={quickNames.map((value) => ({ value, label: t(`reports.quick.${value}`) }))}
          value={quickOf(range, day)}
          onChange={(name) => change(quickRanges(day)[name])}
        />
      </div>
      <div className={classes.days}>
        <TextField
          type="date"
          label={t('reports.range.from')}
          value={typed.from}
          onChange={(event) => change({ ...typed, from: event.currentTarget.value })}
          onBlur={() => setTyped(range)}
        />
        <TextField
          type="date"
          label={t('reports.range.to')}
          value={typed.to}
          error={problem}
          onChange={(event) => change({ ...typed, to: event.currentTarget.value })}
          onBlur={() => setTyped(range)}
        />
      </div>
    </div>
  );
};
