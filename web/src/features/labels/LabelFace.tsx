import type { Label } from '@llave/contract/labels';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './LabelFace.module.css';

/** A label before its code is made has no `qr`, and before its tool is read no name. */
export type Drawn = Pick<Label, 'toolId'> & Partial<Label>;

type Props = { label: Drawn; company: string };

export const LabelFace = ({ label: { name, reference, qr }, company }: Props) => {
  const { t } = useTranslation();
  return (
    <span className={classes.face}>
      {qr ? (
        <img className={classes.qr} src={`data:image/png;base64,${qr}`} alt="" />
      ) : (
        <span className={classes.noQr}>
          <IconQrcode stroke={1.2} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.company}>{company}</span>
        <span className={classes.name}>{name}</span>
        <span className={classes.reference}>{reference}</span>
        <span className={classes.scan}>{t('labels.scan')}</span>
      </span>
    </span>
  );
};
