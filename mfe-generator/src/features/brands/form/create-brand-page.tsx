import { emit } from '@flint/shared/api/bus';
import { createBrand, fetchBrands } from '@flint/shared/brands/brands';
import { getHref } from '@flint/shared/contracts/routes';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../brand.module.css';
import { Preview } from '../preview/preview';
import { BrandFields } from './brand-fields';
import { BLANK, fieldsOf } from './brand-form';
import { SaveBar } from './save-bar';
import { useDraft } from './use-draft';
import { useNameTaken } from './use-name-taken';
import { useSave } from './use-save';

/** Creates a profile: only its name is required. */
export default function CreateBrandPage() {
  const store = useStore();
  const navigate = useNavigate();
  const { form, changed, change, discard } = useDraft('new', BLANK);
  const wish = useRef<{ asked: string; key: string } | null>(null);
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);

  const save = async () => {
    const fields = { ...fieldsOf(form), name: form.name };
    // Idempotent: the same fields keep their key.
    const asked = JSON.stringify(fields);
    if (wish.current?.asked !== asked) wish.current = { asked, key: crypto.randomUUID() };
    const { id, name } = await createBrand(store, fields, wish.current.key);
    discard();
    emit('toast', { text: `${name} is saved.` });
    await navigate(getHref('brandProfile', { id }), { replace: true });
  };
  const { ref, press, busy, failure, faults } = useSave(form, save);

  return (
    <Page width="wide">
      <PageHead title="New brand profile" lead="Only the name is needed. You can add the rest whenever you like." />
      <div className={styles.editor}>
        <div ref={ref} className={styles.fields}>
          <BrandFields form={form} faults={faults} onChange={change} taken={useNameTaken(form.name, null)} />
          <SaveBar
            verb="Create"
            busy={busy}
            failure={failure}
            onSave={() => void press()}
            onDiscard={changed ? discard : undefined}
          />
        </div>
        <Preview form={form} />
      </div>
    </Page>
  );
}
