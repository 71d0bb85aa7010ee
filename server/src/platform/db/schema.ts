import type { BrandFileTable, BrandProfileTable, BrandRuleTable } from '../../features/brands/tables';
import type { AccountTable, EntryTable, HoldTable, StarterGrantTable, TxnTable } from '../../features/credits/tables';
import type { ArchiveTicketTable, CollectionItemTable, CollectionTable } from '../../features/library/tables';
import type {
  ReleaseEnvironmentTable,
  ReleaseOverrideTable,
  ReleaseReportTable,
  ReleaseRevisionTable,
  ReleaseSteeringTable,
  ReleaseTable,
  ReleaseTokenTable,
} from '../../features/releases/tables';
import type { AssetTable, ProviderRequestTable, RunStepTable, RunTable } from '../../features/runs/tables';
import type {
  ConversationTable,
  SparkActionTable,
  SparkAttachmentTable,
  SparkMessageTable,
} from '../../features/spark/tables';
import type { ToolChainPartTable, ToolChainTable } from '../../features/tools/chains/tables';
import type { ToolRunTable } from '../../features/tools/tables';
import type { UploadTable } from '../../features/uploads/tables';
import type { EmailChangeTable, PreferencesTable } from '../../features/users/account/tables';
import type { SessionTable, UserTable, VerificationTable, WayInTable } from '../../features/users/tables';
import type { AuditTable } from '../audit/table';
import type { MailTable, WaitingMailTable } from '../mail/table';

/** Every table the server's own queries touch. */
export interface Schema {
  ledger_account: AccountTable;
  ledger_txn: TxnTable;
  ledger_entry: EntryTable;
  ledger_hold: HoldTable;
  starter_grant: StarterGrantTable;
  run: RunTable;
  run_step: RunStepTable;
  provider_request: ProviderRequestTable;
  asset: AssetTable;
  collection: CollectionTable;
  collection_item: CollectionItemTable;
  archive_ticket: ArchiveTicketTable;
  brand_profile: BrandProfileTable;
  brand_file: BrandFileTable;
  brand_rule: BrandRuleTable;
  audit: AuditTable;
  mail: MailTable;
  waiting_mail: WaitingMailTable;
  user: UserTable;
  account: WayInTable;
  session: SessionTable;
  verification: VerificationTable;
  email_change: EmailChangeTable;
  user_preferences: PreferencesTable;
  upload: UploadTable;
  conversation: ConversationTable;
  spark_message: SparkMessageTable;
  spark_attachment: SparkAttachmentTable;
  spark_action: SparkActionTable;
  tool_chain: ToolChainTable;
  tool_chain_part: ToolChainPartTable;
  tool_run: ToolRunTable;
  release: ReleaseTable;
  release_environment: ReleaseEnvironmentTable;
  release_steering: ReleaseSteeringTable;
  release_override: ReleaseOverrideTable;
  release_token: ReleaseTokenTable;
  release_report: ReleaseReportTable;
  release_revision: ReleaseRevisionTable;
}
