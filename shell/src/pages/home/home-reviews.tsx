import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense, useEffect, useRef, useState } from 'react';

/** Lazy: most readers of the first screen do not come this far. */
const ReviewList = lazyPart(() => import(/* webpackChunkName: "reviews" */ './review-list'));

/** What users say, loaded once the reader comes near. */
export function HomeReviews() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: '50%' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <ReviewList />
        </Suspense>
      )}
    </div>
  );
}
