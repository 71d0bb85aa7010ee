import { clipRatios, KEEPS_SHAPE, keepsShape } from '@flint/shared/contracts/clip-shapes';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { formatCredits } from '@flint/shared/ui/format-number';
import { useAtom } from 'jotai';
import { PromptField } from '../orders/fields/prompt-field';
import { RatioField } from '../orders/fields/ratio-field';
import { SeedField } from '../orders/fields/seed-field';
import { useCatalogue } from '../orders/use-catalogue';
import { LengthField } from './length-field';
import { ModelField } from './model-field';
import { MotionField } from './motion-field';
import { orderedRatio, priceOf, secondsOf } from './order';
import { orderAtom } from './order-atom';
import { findFaults } from './order-faults';
import { PictureField } from './picture-field';
import { SoundFields } from './sound-fields';
import { startFilm } from './start-film';
import { StoryboardStep } from './storyboard/storyboard-step';
import { filmedBy, videoModelList } from './video-models';

const WORDS_HELP = 'A sentence for each scene; name how the camera moves.';
const PICTURE_HELP = 'Say what moves, and how the camera does.';

/**
 * The order form of a film, with its price.
 * @param fromPicture whether a picture is required, and asked for first
 */
export function VideoForm({ fromPicture }: { fromPicture: boolean }) {
  const [order, change] = useAtom(orderAtom);
  const { models, costs, ...prices } = useCatalogue(videoModelList);
  const { place, busy, problem } = useOrder(startFilm);
  const films = filmedBy(models, order.model);
  const price = models === null ? undefined : priceOf(order, films, costs);
  const seconds = secondsOf(order, films);
  const hasPicture = order.picture !== null;
  const keepsItsShape = hasPicture && keepsShape(films, order.model);
  const { viewer } = useViewer();
  // Guests cannot upload yet: their press leads to sign-in, and they choose a picture afterwards.
  const { picture, ...others } = findFaults(order, films, fromPicture);
  const found = { ...others, picture: viewer === 'guest' ? undefined : picture };
  return (
    <OrderForm
      verb="Film"
      price={price}
      sum={price !== undefined && `${seconds} s × ${formatCredits(price / Math.ceil(seconds))}`}
      busy={busy}
      problem={problem}
      prices={prices}
      faults={found}
      onSend={(shown) => void place({ order, filmedBy: films }, shown)}
    >
      {(faults) => (
        <>
          {fromPicture && <PictureField fault={faults.picture} />}
          <PromptField
            value={order.prompt}
            onChange={(prompt) => change({ prompt })}
            help={fromPicture ? PICTURE_HELP : WORDS_HELP}
            fault={faults.prompt}
          />
          {!fromPicture && <PictureField optional fault={faults.picture} />}
          <ModelField models={models} costs={costs} />
          <LengthField filmedBy={films} />
          <RatioField
            value={orderedRatio(order, films)}
            onChange={(aspectRatio) => change({ aspectRatio })}
            ratios={keepsItsShape ? [] : clipRatios(films, order.model, { fromPicture: hasPicture })}
            help={keepsItsShape ? KEEPS_SHAPE : undefined}
          />
          <MotionField />
          {films === 'embedded' && <SoundFields narrationFault={faults.narration} />}
          <SeedField order={order} onChange={change} fault={faults.seed} />
          {models !== null && films === 'embedded' && (
            <StoryboardStep
              faulty={Object.values(found).some((fault) => fault !== undefined)}
              price={price}
              onApprove={(approved) => price !== undefined && void place({ order, filmedBy: films, approved }, price)}
            />
          )}
        </>
      )}
    </OrderForm>
  );
}
