import { FLUX_DEV, IMAGE_MODELS } from '@flint/shared/contracts/models';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { imageItem, priceItem } from '@flint/shared/contracts/prices/line-items';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { fromPrice } from './from-price';
import styles from './prices.module.css';
import section from './section.module.css';

const EXAMPLE_PRICE = priceItem(imageCosts('embedded'), imageItem({ model: FLUX_DEV, count: 4 }));

/** Prices from the same table that the server charges by. */
export function Prices() {
  // The list of models is that vendor's.
  const vendor = imageCosts('fal');
  return (
    <section className={clsx(section.section, section.band)}>
      <div className={styles.head}>
        <h2 className={text.d4}>
          The price is part
          <br />
          of the verb
        </h2>
        <div className={styles.example}>
          <p className={text.lead}>
            Four pictures by the built-in engine cost {formatCredits(EXAMPLE_PRICE)}, and the button says so:
          </p>
          {/* A picture of the button, inert. */}
          <div inert>
            <Button variant="ember" size="lg" price={EXAMPLE_PRICE}>
              Generate
            </Button>
          </div>
        </div>
      </div>
      <ul className={styles.models}>
        {IMAGE_MODELS.map(({ id, label, description }) => (
          <li key={id}>
            <div>
              <h3 className={text.d1}>{label}</h3>
              <p className={clsx(text.soft, text.small)}>{description}</p>
            </div>
            <p className={clsx(text.num, text.small)}>
              {formatCredits(priceItem(vendor, imageItem({ model: id, count: 1 })))} a picture
            </p>
          </li>
        ))}
      </ul>
      <p className={clsx(text.tiny, text.faint, styles.note)}>
        These are the prices where the models’ vendor is connected. Where it is not, you can still name any of them: the
        built-in engine draws the order, for {fromPrice()} a picture, and every button and result says so.
      </p>
    </section>
  );
}
