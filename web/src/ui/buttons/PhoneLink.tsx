import classes from './PhoneLink.module.css';

/** A number that a phone dials when it is tapped. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={classes.phone}>
    {number}
  </a>
);
