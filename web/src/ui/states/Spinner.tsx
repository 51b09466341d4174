import button from '../buttons/Button.module.css';
import classes from './Spinner.module.css';

/** The wheel of a busy button, for what looks like none. */
export const Spinner = () => <span className={`${button.wheel} ${classes.spinner}`} />;
