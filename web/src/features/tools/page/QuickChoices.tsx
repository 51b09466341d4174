import classes from './QuickChoices.module.css';

type Props = {
  label: string;
  choices: { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/** The usual values of a field that takes any, one tap each. */
export const QuickChoices = ({ label, choices, value, onChoose }: Props) => (
  <fieldset className={classes.choices}>
    <legend className={classes.legend}>{label}</legend>
    {choices.map((choice) => (
      <button
        key={choice.label}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
