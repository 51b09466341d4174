import { useTranslation } from '../../i18n/translation.ts';
import type { Tone } from '../signs/Chip.tsx';
import { FilterPills } from './FilterPills.tsx';

type State = 'open' | 'closed';
type Props = {
  noun: 'checkIns' | 'fieldIncidents' | 'incidents';
  /** Of what is open. */
  tone: Tone;
  value: State | undefined;
  onChange: (state: State | undefined) => void;
};

/** Whether a list has all, what is open, or what is closed. */
export const StatePills = ({ noun, tone, value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <FilterPills
      label={t(`${noun}.which`)}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      options={[
        { value: 'all', label: t(`${noun}.all`) },
        { value: 'open', label: t(`${noun}.onlyOpen`), tone },
        { value: 'closed', label: t(`${noun}.onlyClosed`), tone: 'retired' },
      ]}
    />
  );
};
