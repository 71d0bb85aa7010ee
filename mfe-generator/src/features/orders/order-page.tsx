import { Page } from '@flint/shared/ui/page';
import type { ReactNode, Ref } from 'react';
import styles from './order-page.module.css';

interface OrderPageProps {
  title: string;
  /** Tabs to other kinds, above everything. */
  tabs?: ReactNode;
  form: ReactNode;
  formRef?: Ref<HTMLDivElement>;
  /** Announcement of a change in the form, for screen readers. */
  said: string;
  /** The runs and their results. */
  children: ReactNode;
}

/** Layout of a page with an order form beside its results. */
export function OrderPage({ title, tabs, form, formRef, said, children }: OrderPageProps) {
  return (
    <Page width="wide">
      <h1 className="sr">{title}</h1>
      {tabs}
      <div className={styles.order}>
        <div ref={formRef} className={styles.form}>
          {form}
        </div>
        {children}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </Page>
  );
}
