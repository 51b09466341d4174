import { toolFileTypes } from '@llave/contract/tools';
import type { Translate } from '../../../../i18n/translation.ts';
import type { Tone } from '../../../../ui/signs/Chip.tsx';

type Kind = (typeof toolFileTypes)[number];

const tones: Record<Kind, Tone> = {
  incident: 'incident',
  technicalInfo: 'mine',
  invoice: 'free',
  calibration: 'inUse',
};

const isKind = (type: string): type is Kind => (toolFileTypes as readonly string[]).includes(type);

/** The kinds that have a name and a colour of their own. */
export const fileKinds = (t: Translate) =>
  toolFileTypes.map((kind) => ({ kind, label: t(`tool.files.kinds.${kind}`) }));

/** A type as it is shown: ours by their names, others as they were typed. */
export const fileTypeLook = (t: Translate, type: string): { label: string; tone: Tone } =>
  isKind(type) ? { label: t(`tool.files.kinds.${type}`), tone: tones[type] } : { label: type, tone: 'retired' };

/** A type as it is kept: who types the name of one of ours means it. */
export const fileTypeOf = (t: Translate, typed: string) => {
  const words = typed.trim();
  const known = fileKinds(t).find(({ label }) => label.toLocaleLowerCase() === words.toLocaleLowerCase());
  return known?.kind ?? words;
};
