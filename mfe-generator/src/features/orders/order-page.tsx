import { Page } from '@flint/shared/ui/page';
import type { ReactNode, Ref } from 'react';
import styles from './order-page.module.css';

interface OrderPageProps {
  title: string;
  /** What leads to other kinds, above everything. */
  tabs?: ReactNode;
  form: ReactNode;
  formRef?: Ref<HTMLDivElement>;
  /** What changed in the form, for those who do not see it. */
  said: string;
  /** What was made and is being made. */
  children: ReactNode;
}

/** A page that makes something: the order beside what came of it. */
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
