import { receiptSheet } from '@llave/contract/receipt-sheet';
import { useTranslation } from '../../i18n/translation.ts';
import { PaperSheet } from '../../ui/PaperSheet.tsx';
import { receiptInputOf } from './receipt-input.ts';
import type { CheckIn } from './use-check-in.ts';

/** The receipt as it will be, but for what is chosen and ticked around it: made by what makes the paper. */
export const ToSign = ({ checkIn: { company, draft } }: { checkIn: CheckIn }) => {
  const { t, language } = useTranslation();
  const { title, company: by, cards, works, note } = receiptSheet(receiptInputOf(draft), company, language);
  return (
    <PaperSheet
      label={t('checkIn.sign.paper')}
      title={title}
      company={[by.name, ...by.lines]}
      sections={[...cards, works]}
    >
      <strong>{note.title}</strong>
      <p>{note.text}</p>
    </PaperSheet>
  );
};
