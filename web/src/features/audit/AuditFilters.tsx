import { auditKinds } from '@llave/contract/audited';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './AuditFilters.module.css';
import { type Filter, isTyped } from './filter.ts';

type Props = { filter: Filter; show: (filter: Filter) => void };

export const AuditFilters = ({ filter, show }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.filters}>
      <SearchField label={t('audit.search')} value={filter.q} onSearch={(q) => show({ ...filter, q })} />
      <FilterSelect
        label={t('audit.kind')}
        all={t('audit.anyKind')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
        value={filter.kind}
        onChange={(kind) => show({ ...filter, kind })}
      />
      <div className={classes.days}>
        <DayField label={t('audit.from')} value={filter.from} onChange={(from) => show({ ...filter, from })} />
        <DayField label={t('audit.to')} value={filter.to} onChange={(to) => show({ ...filter, to })} />
      </div>
    </div>
  );
};

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

const DayField = ({ label, value = '', onChange }: DayProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = (day: string) => {
    setTyped(day);
    if (day === '' || isTyped(day)) onChange(day || undefined);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(value)}
    />
  );
};
