import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { DiagnosisDrawing } from '../drawings/DiagnosisDrawing.tsx';
import { RentDrawing } from '../drawings/RentDrawing.tsx';
import { TorqueDrawing } from '../drawings/TorqueDrawing.tsx';
import { RequestBand } from './RequestBand.tsx';
import classes from './Scene.module.css';

/** A glance at the product, drawn: two tools of the board, a question and a locker. */
export const Scene = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.scene} aria-hidden="true">
      <div className={classes.request}>
        <RequestBand />
      </div>
      <SceneCard
        tone="used"
        status={t('landing.scene.inUse')}
        name={t('landing.scene.torque')}
        who={`Marta Ruiz · ${t('landing.scene.since')}`}
        act={t('landing.scene.ask')}
        picture={<TorqueDrawing />}
      />
      <SceneCard
        tone="mine"
        status={t('landing.scene.yours')}
        name={t('landing.scene.diagnosis')}
        who={t('landing.scene.sinceTime')}
        act={t('landing.scene.giveBack')}
        picture={<DiagnosisDrawing />}
      />
      <div className={classes.locker}>
        <RentDrawing />
        <p>
          <strong>{t('landing.scene.locker')}</strong>
          <span>{t('landing.scene.key')}</span>
        </p>
      </div>
    </div>
  );
};

type SceneCardProps = {
  tone: 'used' | 'mine';
  status: string;
  name: string;
  who: string;
  act: string;
  picture: ReactNode;
};

/** A tool's card as the board shows it, as a drawing: nothing in it can be pressed. */
const SceneCard = ({ tone, status, name, who, act, picture }: SceneCardProps) => (
  <div className={classes.card} data-tone={tone}>
    <span className={classes.picture}>{picture}</span>
    <span className={classes.status}>{status}</span>
    <strong className={classes.name}>{name}</strong>
    <span className={classes.who}>{who}</span>
    <span className={classes.act}>{act}</span>
  </div>
);
