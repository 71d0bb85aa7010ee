import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import {
  createReview,
  presignReviewPicture,
  REVIEW_COMMENT_MAX,
  type Review,
  ReviewBody,
  updateMyReview,
} from '@flint/shared/contracts/reviews';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import { FileDrop } from '@flint/shared/ui/file-drop';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { type SendFile, useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { useForm } from '@flint/shared/ui/use-form';
import { useState } from 'react';
import styles from './reviews.module.css';
import { StarsField } from './stars';

const PURPOSE = 'profile-picture';

/** Uploads a picture by the reviews' own call. @returns the address that a review names */
const sendPicture: SendFile = (file, options) =>
  sendUpload(PURPOSE, file, {
    ...options,
    async announce({ name = 'picture', contentType }, { signal }) {
      const body = { filename: name, contentType };
      const { fileUrl, key: _, ...ticket } = await request(presignReviewPicture, { body }, { signal });
      return { ...ticket, uploadId: fileUrl, resumable: false };
    },
  });

interface ReviewFormProps {
  /** The review to change; null for a first one. */
  review: Review | null;
  onSaved: (review: Review) => void;
  onCancel?: (() => void) | undefined;
}

/** Leaves a review, or changes it. */
export function ReviewForm({ review, onSaved, onCancel }: ReviewFormProps) {
  const picture = useFileUploads({ purpose: PURPOSE, send: sendPicture });
  const [withoutPicture, drop] = useState(false);
  const { values, change, field, errors, props, busy, failure } = useForm({
    schema: ReviewBody,
    start: { rating: review?.rating ?? 0, comment: review?.comment ?? '', name: review?.name ?? '' },
    async send(body) {
      const [profileImageUrl = withoutPicture ? '' : undefined] = picture.uploadIds;
      const call = review ? updateMyReview : createReview;
      const whole = { ...body, ...(profileImageUrl !== undefined && { profileImageUrl }) };
      const saved = await request(call, { body: whole });
      onSaved(saved.review);
    },
  });
  return (
    <form {...props} className={layout.stack} aria-label="Your review">
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          What you wrote is still here.
        </Note>
      )}
      <StarsField value={values.rating} onChange={(rating) => change({ rating })} error={errors.rating} />
      <Field
        label="Review"
        error={errors.comment}
        help="Public, with your name."
        counter={{ value: values.comment.length, max: REVIEW_COMMENT_MAX }}
      >
        <TextArea className={styles.area} {...field('comment')} />
      </Field>
      <Field label="Name" optional error={errors.name} help="The name of your account, if you leave it empty.">
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <FileDrop label="Picture, if you like" uploads={picture} />
      {review?.profileImageUrl && picture.uploadIds.length === 0 && (
        <Checkbox checked={withoutPicture} onChange={({ target }) => drop(target.checked)}>
          Remove the picture
        </Checkbox>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving" disabled={picture.busy}>
          {review ? 'Save review' : 'Publish review'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
