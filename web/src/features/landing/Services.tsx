import { useTranslation } from '../../i18n/translation.ts';
import { CheckInDrawing } from './drawings/CheckInDrawing.tsx';
import { FleetDrawing } from './drawings/FleetDrawing.tsx';
import { RentDrawing } from './drawings/RentDrawing.tsx';
import { ToolsDrawing } from './drawings/ToolsDrawing.tsx';
import { WorkDrawing } from './drawings/WorkDrawing.tsx';
import classes from './Services.module.css';
import section from './section.module.css';

const services = [
  { id: 'tools', name: 'Smart Tools', Drawing: ToolsDrawing },
  { id: 'fleet', name: 'Smart Fleet', Drawing: FleetDrawing },
  { id: 'checkIn', name: 'Smart Check-in', Drawing: CheckInDrawing },
  { id: 'rent', name: 'Smart Rent', Drawing: RentDrawing },
  { id: 'work', name: 'Smart Work', Drawing: WorkDrawing },
] as const;

export const Services = () => {
  const { t } = useTranslation();
  return (
    <section id="servicios" className={section.section} aria-labelledby="services">
      <div className={section.intro}>
        <h2 id="services">{t('landing.services.title')}</h2>
        <p>{t('landing.services.lead')}</p>
      </div>
      <ul className={classes.services}>
        {services.map(({ id, name, Drawing }) => (
          <li key={id}>
            <span className={classes.drawing}>
              <Drawing />
            </span>
            <div className={classes.words}>
              <h3>{name}</h3>
              <p>{t(`landing.services.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
