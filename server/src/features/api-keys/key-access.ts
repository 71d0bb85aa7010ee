import type { KeyScope } from '@flint/shared/contracts/api-keys';

/**
 * THE table of what API keys reach, by the ids of calls: each call is in a scope or refuses keys. A call that is in no row
 * refuses them too, and fails a test until it is in one. Keys never reach accounts, keys, payments, staff and sign-in.
 */
export const KEY_ACCESS = {
  read: [
    // Agents
    'agentArrivals',
    'agentCollection',
    'agentEndings',
    'agentRun',
    'agentRunCollection',
    'agentRunContexts',
    'agentRunPlan',
    'agentRunStatus',
    'agentRunTheme',
    'agentRuns',
    'agentSchedules',
    'editAgent',
    'estimateAgent',
    'estimateAgentDraft',
    'getAgent',
    'listAgents',
    'myAgents',
    'publishedAgents',
    // Blog
    'listBlogs',
    'readBlog',
    // Brand profiles
    'listBrandProfiles',
    'listBrandRules',
    'readBrandProfile',
    // Credits
    'creditsBalance',
    'creditsCosts',
    // Dashboard
    'dashboardSummary',
    // Library
    'archiveItems',
    'downloadArchive',
    'downloadItem',
    'libraryFacets',
    'libraryItem',
    'listCollections',
    'listLibrary',
    // Models
    'mediaHealth',
    'modelInfo',
    'models.image',
    'models.llm',
    'models.video',
    // Runs
    'allRunEvents',
    'contentGraph',
    'forecastRemake',
    'getRun',
    'listRuns',
    'runEvents',
    // Templates
    'getTemplate',
    'listTemplateJobs',
    'listTemplates',
    'myTemplates',
    'publishedTemplates',
    'templateJob',
    // Tools
    'listChains',
    'listOutsideRules',
    'listToolRuns',
    'readChain',
    'readToolRun',
    // YouTube
    'listDescriptionJobs',
    'listThumbnailJobs',
    'listTitleJobs',
    'listTranscriptJobs',
    'readDescriptionJob',
    'readThumbnailJob',
    'readTitleJob',
    'readTranscriptJob',
  ],
  make: [
    // Analysis
    'promptFromImages',
    // Brand profiles
    'readLogoColours',
    // Chat
    'chatCompletion',
    // Images
    'cutoutCheck',
    'editImage',
    'forecastEdit',
    'generateImage',
    'generateVariations',
    'removeBackground',
    'upscaleImage',
    // Instagram
    'generateBios',
    // Library
    'addPhoto',
    // Music
    'generateMusic',
    'textToMusic',
    // Runs
    'cancelRun',
    'retryRun',
    // Speech
    'quoteTranscript',
    'speechToText',
    'textToSpeech',
    // Tools
    'rewriteToolPart',
    'runTool',
    // Uploads
    'presignUpload',
    // Videos
    'drawStoryboard',
    'generateVideo',
    // Workflows
    'executeWorkflow',
    // YouTube
    'createDescriptionJob',
    'createThumbnailJob',
    'createTitleJob',
    'createTranscriptJob',
    'presignTranscriptUpload',
  ],
  agents: [
    // Agents
    'answerAgentRun',
    'editAgentRun',
    'runAgent',
    // Runs
    'remakeRun',
    // Templates
    'answerJobStep',
    'editJobStep',
    'generateTemplate',
    'presignTemplateUploads',
    'tryStep',
  ],
  organise: [
    // Agents
    'chooseAgentCollection',
    'copyAgent',
    'createAgent',
    'deleteAgent',
    // Brand profiles
    'createBrandProfile',
    'decideBrandRule',
    'deleteBrandProfile',
    'learnFromEdits',
    'patchBrandProfile',
    'restoreBrandProfile',
    'updateBrandProfile',
    // Library
    'changeCollection',
    'createCollection',
    'deleteCollection',
    'deleteItems',
    'favouriteItems',
    'renameCollection',
    'restoreItems',
    // Templates
    'createTemplate',
    'deleteTemplate',
    'updateTemplate',
    // Tools
    'deleteToolRun',
    'editToolRun',
    'restoreToolRun',
  ],
  refused: [
    // API keys
    'createApiKey',
    'listApiKeys',
    'revokeApiKey',
    // Connected programs
    'answerConsent',
    'disconnectProgram',
    'listConnectedPrograms',
    'readConsent',
    // Account
    'cancelEmailChange',
    'changePassword',
    'confirmEmailChange',
    'endOtherSessions',
    'endSession',
    'listSessions',
    'readAccount',
    'readPreferences',
    'removePicture',
    'requestEmailChange',
    'savePreferences',
    'setPicture',
    'updateProfile',
    // Agents: what runs later, or what runs on another budget, would spend outside the key’s cap
    'agentWebhooks',
    'createAgentArrival',
    'createAgentSchedule',
    'createAgentWebhook',
    'deleteAgentArrival',
    'deleteAgentSchedule',
    'deleteAgentWebhook',
    'dismissAgentEnding',
    'endOldWebhookSecret',
    'keepAgentVersion',
    'passAgentDay',
    'raiseAgentBudget',
    'restoreAgentVersion',
    'rotateAgentWebhook',
    'sendDeliveryAgain',
    'switchAgentArrival',
    'switchAgentSchedule',
    'updateAgent',
    'updateAgentSteps',
    // Billing
    'billingOverview',
    'billingPortal',
    'changePlan',
    'checkoutCancel',
    'checkoutConfirm',
    'checkoutRead',
    'creditCharge',
    'creditCheckout',
    'creditIntent',
    'creditPackages',
    'currentSubscription',
    'currentSubscriptionPost',
    'elementsState',
    'elementsSubscribe',
    'elementsSubscription',
    'invoiceReceipt',
    'planCheckout',
    'portalChangePlan',
    'previewPlan',
    'purchaseList',
    'purchaseReceipt',
    'readSpendingCaps',
    'readTopUp',
    'setSpendingCaps',
    'signupCheckout',
    'turnOffTopUp',
    'turnOnTopUp',
    // Blog
    'addBlogPicture',
    'createBlog',
    'deleteBlog',
    'generateBlogDraft',
    'generateHeroImage',
    'previewBlog',
    'updateBlog',
    // Contact
    'answerContactForm',
    'listContactForms',
    'sendContactForm',
    'setContactStatus',
    // Conversations
    'deleteConversation',
    'earlierMessages',
    'exportConversation',
    'forkConversation',
    'listConversations',
    'readConversation',
    'readShared',
    'restoreConversation',
    'shareConversation',
    'unshareConversation',
    'updateConversation',
    // Credits
    'creditsAdd',
    'creditsHolds',
    'creditsStatement',
    'creditsStatementCsv',
    'creditsTransactions',
    'myReferrals',
    'redeemGiftCode',
    // Pictures
    'outsidePicture',
    // Releases
    'releaseRevision',
    'reportBrowserErrors',
    'reportRelease',
    'reportVitals',
    // Reviews
    'createReview',
    'deleteMyReview',
    'listReportedReviews',
    'listReviews',
    'presignReviewPicture',
    'readMyReview',
    'readMyReviewStatus',
    'reportReview',
    'setReviewStatus',
    'updateMyReview',
    // Spark
    'approveAction',
    'attachFile',
    'discardAttachment',
    'dismissAction',
    'readAction',
    'readAttachment',
    'sparkAgain',
    'sparkChat',
    'sparkEvents',
    'sparkStop',
    'sparkStream',
    // Staff
    'createGiftCodes',
    'deskFigures',
    'disableGiftCode',
    'listDeskPayments',
    'listGiftCodes',
    'listLearntLimits',
    'listServices',
    'readDeskPayment',
    'readReporting',
    'reconcileDesk',
    'refundDeskPayment',
    // Survey
    'readMySurvey',
    'sendSurvey',
    // Tools: chains of an earlier release order later parts without a run that names the key
    'cancelChain',
    'chooseInChain',
    'continueChain',
    'startChain',
    // Users
    'finishGoogle',
    'forgotPassword',
    'me',
    'requestEmailVerification',
    'resendVerification',
    'resetPassword',
    'signIn',
    'signOut',
    'signUp',
    'startGoogle',
    'verifyEmailCode',
  ],
} as const satisfies Readonly<Record<KeyScope | 'refused', readonly string[]>>;

const SCOPES: ReadonlyMap<string, KeyScope | 'refused'> = new Map(
  Object.entries(KEY_ACCESS).flatMap(([scope, ids]) => ids.map((id) => [id, scope as KeyScope | 'refused'])),
);

/** The scope that a key needs for a call; undefined where it refuses keys. */
export function findScope(callId: string): KeyScope | undefined {
  const scope = SCOPES.get(callId);
  return scope === 'refused' ? undefined : scope;
}
