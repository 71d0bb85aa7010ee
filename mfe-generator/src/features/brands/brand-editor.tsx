import { emit } from '@flint/shared/api/bus';
import { fetchBrand, updateBrand } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import { getHref } from '@flint/shared/contracts/routes';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './brand.module.css';
import { BrandTools } from './brand-tools';
import { BrandFields } from './form/brand-fields';
import { fieldsOf, formOf } from './form/brand-form';
import { SaveBar } from './form/save-bar';
import { isConflict, useCrossed } from './form/use-crossed';
import { useDraft } from './form/use-draft';
import { useNameTaken } from './form/use-name-taken';
import { useSave } from './form/use-save';
import { LearnSection } from './learn/learn-section';
import { FailedAct } from './list/failed-act';
import { useBrandActs } from './list/use-brand-acts';
import { Preview } from './preview/preview';
import { RemoveDialog } from './remove-dialog';

/** Editor of a profile: form, previews, learned rules, archiving and deletion. */
export function BrandEditor({ brand }: { brand: BrandProfile }) {
  const store = useStore();
  const navigate = useNavigate();
  const saved = useMemo(() => formOf(brand), [brand]);
  const { form, changes, changed, change, discard, settle } = useDraft(brand.id, saved);
  const { acts, failure: failedAct } = useBrandActs();
  const [removing, setRemoving] = useState(false);

  const { crossed, show, clear } = useCrossed(brand, changes);

  const save = async () => {
    clear();
    try {
      await updateBrand(store, brand, fieldsOf(changes));
    } catch (error) {
      if (isConflict(error)) await fetchBrand(store, brand.id).then(show);
      throw error;
    }
    settle(changes);
    emit('toast', { text: `${form.name.trim()} is saved.` });
  };
  const { ref, press, busy, failure, faults } = useSave(form, save);
  const leave = () => navigate(getHref('brandProfiles'));
  const archive = async () => {
    if (await acts.archive(brand)) await leave();
  };
  const remove = async () => {
    setRemoving(false);
    if (!(await acts.remove(brand))) return;
    discard();
    await leave();
  };

  return (
    <Page width="wide">
      <PageHead
        title={brand.name}
        lead={brand.archivedAt ? 'Archived: it is offered nowhere until you restore it.' : undefined}
        actions={
          <BrandTools
            archived={brand.archivedAt !== null}
            onArchive={() => void archive()}
            onRestore={() => void acts.restore(brand)}
            onRemove={() => setRemoving(true)}
          />
        }
      />
      <FailedAct failure={failedAct} />
      <div className={styles.editor}>
        <div ref={ref} className={styles.fields}>
          <BrandFields form={form} faults={faults} onChange={change} taken={useNameTaken(form.name, brand.id)} />
          {changed && (
            <SaveBar
              verb="Save"
              busy={busy}
              failure={failure}
              crossed={crossed}
              onSave={() => void press()}
              onDiscard={discard}
            />
          )}
        </div>
        <Preview form={form} />
        <div className={styles.learn}>
          <LearnSection brandId={brand.id} />
        </div>
      </div>
      {removing && <RemoveDialog brand={brand} onRemove={() => void remove()} onClose={() => setRemoving(false)} />}
    </Page>
  );
}
