import type { Account } from '@llave/contract/accounts';
import { IconBuildingStore, IconMapPin, IconPhone } from '@tabler/icons-react';
import classes from './CompanyCard.module.css';

export const CompanyCard = ({ account }: { account: Account }) => (
  <section className={classes.card} aria-labelledby="company">
    <div className={classes.picture}>
      {account.logoUrl ? <img src={account.logoUrl} alt="" /> : <IconBuildingStore size={44} stroke={1.6} />}
    </div>
    <div className={classes.words}>
      <h2 id="company">{account.companyName}</h2>
      <p>
        <IconMapPin size={18} />
        {account.address.street}, {account.address.city}
      </p>
      <p>
        <IconPhone size={18} />
        {account.phoneNumber}
      </p>
    </div>
  </section>
);
